"""As much of the account and story API as signing in needs; a real project has the whole of it."""

import json
from functools import wraps

from django.http import JsonResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.csrf import ensure_csrf_cookie


def parents_only(view):
    """Answers like Django REST framework when nobody is signed in."""

    @wraps(view)
    def checked(request, *args, **kwargs):
        if not request.user.is_authenticated:
            return JsonResponse({"detail": "Authentication credentials were not provided."}, status=403)
        return view(request, *args, **kwargs)

    return checked


@ensure_csrf_cookie
def csrf(request):
    return JsonResponse({"detail": "CSRF cookie set"})


@parents_only
def user(request):
    return JsonResponse({"id": request.user.id, "email": request.user.email})


@parents_only
def profile(request):
    return JsonResponse({"data": {"id": request.user.id, "email": request.user.email}})


def stories(request):
    return JsonResponse([], safe=False)


@parents_only
def story(request, story):
    return JsonResponse(
        {"id": story, "title": "Lantern", "theme": "t", "desired_ending": "e", "pages": [], "user_is_owner": True}
    )


def characters(request):
    return JsonResponse({"data": []})


def as_json(child):
    return {"id": child.id, "name": child.name, "age": child.age}


@parents_only
def children(request):
    if request.method == "POST":
        body = json.loads(request.body)
        child = request.user.children.create(name=body["name"], age=body.get("age"))
        return JsonResponse({"data": as_json(child)}, status=201)
    return JsonResponse([as_json(child) for child in request.user.children.order_by("id")], safe=False)


@parents_only
def set_active(request, child):
    get_object_or_404(request.user.children, id=child)
    return JsonResponse({"status": "success", "session_key": "k"})
