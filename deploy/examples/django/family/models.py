from django.conf import settings
from django.db import models


class Child(models.Model):
    """A child profile of a parent's account."""

    parent = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="children")
    name = models.CharField(max_length=100)
    age = models.PositiveSmallIntegerField(null=True)
