from django.urls import path

from . import views

urlpatterns = [
    path("accounts/api/csrf/", views.csrf),
    path("accounts/api/user/", views.user),
    path("accounts/api/profile/", views.profile),
    path("weaversworld/api/stories/", views.stories),
    path("weaversworld/api/stories/<int:story>/", views.story),
    path("weaversworld/api/characters/", views.characters),
    path("weaversworld/api/child-profiles/", views.children),
    path("weaversworld/api/child-profiles/<int:child>/set-active/", views.set_active),
]
